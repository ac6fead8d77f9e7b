import { Drawing } from '@/components/art/Drawing'
import { Paint } from '@/components/art/paint'
import { ErrorMessage } from '@/components/page/ErrorMessage'

export function ErrorPage() {
  return <ErrorMessage scene={<ErrorScene />} />
}

function ErrorScene() {
  return (
    <Drawing viewBox="0 0 240 160" className="scene">
      <Paint.sun d="M168 18a24 24 0 0 1 24 24h-48a24 24 0 0 1 24-24z" />
      <Paint.shade d="M70 52c-18 0-18-22 0-24 4-20 40-24 50-6 18-6 34 4 34 16 14 0 14 14 0 14z" />
      <Paint.wave d="M76 64l-6 14m26-14l-6 14m66-14l-6 14m22-8l-8 20M62 92l-6 16" />
      <Paint.ground d="M4 146c0-10 50-14 116-14s116 4 116 14c0 6-6 10-12 10H16c-6 0-12-4-12-10z" />
      <Paint.wood d="M60 110h9l-2 33h-9zm114 0h9l2 33h-9zM50 104h140a4 4 0 0 1 0 8H50a4 4 0 0 1 0-8z" />
      <Paint.stalk d="M116 70l6 32c1 6-7 7-8 1" />
      <Paint.cloth1 d="M74 84c4-26 30-34 48-27 16 2 34 12 36 19-8-4-15-3-20 2-7-6-15-4-20 3-7-5-16-5-21 3-7-5-16-5-23 0z" />
    </Drawing>
  )
}
