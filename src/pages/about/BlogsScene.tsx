import { circle, Paint } from '@/components/art/paint'
import { Bench, Porch } from '@/components/art/porch'

export function BlogsScene() {
  return (
    <Porch sun={[120, 60, 26]}>
      <Bench x={30} width={180} />
      <Paint.cloth1 d="M66 70c20-3 38-2 54 7 16-9 34-10 54-7v30c-20-3-38-2-54 3-16-5-34-6-54-3z" />
      <Paint.paper d="M72 64c18-4 34-2 48 7v26c-14-7-30-8-48-5zm96 0c-18-4-34-2-48 7v26c14-7 30-8 48-5z" />
      <Paint.crease d="M120 71v26M80 72c12-2 22-1 32 4M80 81c12-2 22-1 32 4m48-13c-12-2-22-1-32 4m32 5c-12-2-22-1-32 4" />
      {/* Storm lantern */}
      <Paint.glow d={circle(49, 82, 20)} />
      <Paint.cloth2 d="M41 68h16v5H41zM38 94h22v8H38z" />
      <Paint.sun d="M42 73h14l3 21H39z" />
      <Paint.lantern d="M42 68c-2-16 16-16 14 0" />
      <Paint.cloth2 d="M182 84h18v14a4 4 0 0 1-4 4h-10a4 4 0 0 1-4-4z" />
      <Paint.steam d="M188 78c-4-6 4-8 0-14m7 14c-4-6 4-8 0-14" />
    </Porch>
  )
}
