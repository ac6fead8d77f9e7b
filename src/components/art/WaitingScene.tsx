import art from './Art.module.css'

/** "Check your phone": a phone propped against the flask on the bench, four dots waiting on it. */
export function WaitingScene({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={className ? `${art.scene} ${className}` : art.scene}
      viewBox="0 0 400 280"
      aria-hidden="true"
      focusable="false"
    >
      <path className={art.sky} d="M30 250V156C30 76 84 14 160 14h80c76 0 130 62 130 142v94z" />
      <g className={art.sun}>
        <circle className={art.glow} cx="262" cy="138" r="78" />
        <circle cx="262" cy="138" r="48" />
      </g>
      <path className={art.hill} d="M30 172c50-14 90 0 150 6 60 4 110-6 190-14v86H30z" />
      <path
        className={art.ground}
        d="M4 258c0-19 84-30 196-30s196 11 196 30c0 10-8 16-18 16H22c-10 0-18-6-18-16z"
      />
      <g className={art.wood}>
        <path d="M70 206h26l-4 50H66zM304 206h26l4 50h-26z" />
        <rect x="28" y="188" width="344" height="24" rx="12" />
      </g>
      <path className={art.crease} d="M52 201h120m24 0h40" />
      {/* Flask */}
      <path className={art.cloth2} d="M210 92c0-8 6-14 14-14h22c8 0 14 6 14 14v96h-50z" />
      <path
        className={art.cloth3}
        d="M218 52c0-4 3-7 7-7h20c4 0 7 3 7 7v26h-34zM210 112h50v10h-50z"
      />
      {/* Phone */}
      <g transform="rotate(10 194 189)">
        <rect className={art.hair} x="128" y="72" width="66" height="117" rx="11" />
        <rect className={art.cloth3} x="134" y="80" width="54" height="101" rx="6" />
        <rect className={art.markTile} x="140" y="104" width="42" height="34" rx="7" />
        <path className={art.dots} d="M148 121h0m9 0h0m9 0h0m9 0h0" />
        <rect className={art.sun} x="148" y="150" width="26" height="10" rx="5" />
      </g>
      <path className={art.rings} d="M122 92c-7 10-9 22-7 34m-9-46c-10 16-14 34-11 54" />
      {/* Mug */}
      <path className={art.cloth1} d="M284 150h40v26c0 8-5 12-12 12h-16c-7 0-12-4-12-12z" />
      <path className={art.mugHandle} d="M322 158c18-2 18 20 0 18" />
      <path className={art.steam} d="M296 138c-6-8 6-12 0-22m16 22c-6-8 6-12 0-22" />
    </svg>
  )
}
