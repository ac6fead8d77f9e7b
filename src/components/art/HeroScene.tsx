import art from './Art.module.css'

/** Three young people talking on a bench under an acacia, the evening sun between them. */
export function HeroScene({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={className ? `${art.scene} ${className}` : art.scene}
      viewBox="0 -10 640 422"
      aria-hidden="true"
      focusable="false"
    >
      {/* Sky in the shape of a porch arch, sun, hills */}
      <path
        className={art.sky}
        d="M40 372V214C40 104 130 20 250 20h140c120 0 210 84 210 194v158z"
      />
      <g className={art.sun}>
        <circle className={art.glow} cx="284" cy="206" r="108" />
        <circle cx="284" cy="206" r="66" />
      </g>
      <path className={art.cloud} d="M104 112h60m-34 17h56" />
      <path
        className={art.hill}
        d="M40 252c60-16 110-4 170 6 80 14 160 10 230-8 60-16 110-10 160-2v126H40z"
      />
      <path
        className={art.leafFar}
        d="M98 257v-18m0 8l9-10M76 234c0-8 8-11 15-10 6-7 20-7 25 0 8-1 14 3 14 8 0 4-3 5-6 5H81c-3 0-5-1-5-3z"
      />
      <path
        className={art.ground}
        d="M8 386c0-42 120-70 312-70s312 28 312 70c0 14-8 22-22 22H30c-14 0-22-8-22-22z"
      />
      <path
        className={art.shade}
        d="M126 374c0-6 60-10 190-10 160 0 292 6 292 14s-90 16-220 16c-150 0-262-10-262-20z"
      />
      {/* Acacia */}
      <path
        className={art.trunk}
        d="M512 372c16-36 20-90 0-130-22-38-68-84-108-142h16c28 40 60 76 82 98-2-34-10-66-14-98h10c6 34 16 70 18 102 14-26 36-62 44-102h14c-6 50-30 96-38 134 6 48 6 100 26 138z"
      />
      <path
        className={art.leafDeep}
        d="M236 88c0-11 9-17 19-18 6-14 26-20 42-12 6-3 14-4 22-2 6-18 32-36 64-29 14-22 52-34 84-22 20-18 62-16 78 8 26-4 48 10 50 30 24 0 40 14 40 32 0 16-12 26-30 26h-157c-18 0-24 9-40 9H254c-10 0-18-11-18-22z"
      />
      <path
        className={art.leaf}
        d="M346 60c4-18 22-26 42-23 14-20 44-30 72-18 16-16 54-14 66 6 20-4 40 6 42 24 2 8-4 12-12 12-30-2-40 8-66 8-20 0-30-10-54-8-26 2-32 14-60 12-16 0-30-2-30-13zM258 86c6-10 22-14 34-7 12-7 30-3 33 7 1 5-3 6-8 6h-52c-5 0-9-2-7-6z"
      />
      {/* Bench, a flask of tea */}
      <g className={art.wood}>
        <path d="M146 300h16l-3 68h-15zM478 300h16l2 68h-15z" />
        <rect x="120" y="288" width="396" height="16" rx="8" />
      </g>
      <path className={art.cloth2} d="M134 260c0-4 3-7 7-7h10c4 0 7 3 7 7v28h-24z" />
      <path className={art.cloth3} d="M138 243c0-2 1-4 3-4h10c2 0 3 2 3 4v10h-16z" />
      {/* Right: braids, a mug of tea */}
      <g>
        <path className={art.cloth1} d="M424 358v12c0 3-1 4-4 4h-40c-4 0-4-4-2-6 4-4 10-6 16-10z" />
        <path
          className={art.skin2}
          d="M444 154h-25c-3 5-3 8-5 12-1 3-4 5-4 7s3 2 4 3c0 7 1 13 9 13h9c2 8 1 16 4 26l20 4 2-48z"
        />
        <path
          className={art.cloth2}
          d="M488 272v28c0 6-4 8-10 8h-46c-2 18-6 36-6 54h-26c-4-24-8-54-2-74 4-12 16-16 34-16z"
        />
        <path
          className={art.sun}
          d="M486 293h-53c-1-32-10-54-4-74 5-16 42-22 52-8 14 20 15 52 9 79 0 2-2 3-4 3z"
        />
        <path className={art.cloth1} d="M404 241h20v17c0 4-3 6-6 6h-8c-4 0-6-2-6-6z" />
        <path className={art.arm2} d="M458 236c0 16-4 24-10 26l-27-8" />
        <path className={art.sleeveSun} d="M462 216c0 10-2 18-3 26" />
        <path
          className={art.hair}
          d="M417 158c-2-14 9-22 23-22 15 0 25 11 25 25 0 10-4 18-9 22-4-1-6-4-6-9 1-5-1-8-5-9l-3 5-4-2c0-5-1-8-3-11-6 1-12 1-18 1z"
        />
        <path
          className={art.braids}
          d="M459 166c8 18 4 36 10 58m-14-46c6 14 2 34 6 54m2-72c10 16 10 34 14 52"
        />
        <circle className={art.hair} cx="458" cy="139" r="11" />
        <circle className={art.sun} cx="446" cy="181" r="3" />
      </g>
      {/* Middle: short hair, leaning in to listen */}
      <g>
        <path className={art.cloth3} d="M340 358v12c0 3-1 4-4 4h-40c-4 0-4-4-2-6 4-4 10-6 16-10z" />
        <path
          className={art.skin1}
          d="M356 154h-25c-3 5-3 8-5 12-1 3-4 5-4 7s3 2 4 3c0 7 1 13 9 13h9c2 8 1 16 4 26l20 4 2-48z"
        />
        <path
          className={art.cloth4}
          d="M404 272v28c0 6-4 8-10 8h-46c-2 18-6 36-6 54h-26c-4-24-8-54-2-74 4-12 16-16 34-16z"
        />
        <path
          className={art.cloth3}
          d="M402 293h-53c-3-32-18-52-10-74 6-15 38-21 50-7 16 19 22 50 17 78 0 2-2 3-4 3z"
        />
        <path className={art.arm1} d="M370 236c0 16-4 26-10 30l-34 4" />
        <path className={art.sleeveCloth3} d="M375 218c0 10-2 18-4 26" />
        <path
          className={art.hair}
          d="M329 158c-2-14 9-22 23-22 15 0 25 11 25 25 0 10-4 18-9 22-4-1-6-4-6-9 1-5-1-8-5-9l-3 5-4-2c0-5-1-8-3-11-6 1-12 1-18 1z"
        />
      </g>
      {/* Left: in a hijab, telling something */}
      <g>
        <path className={art.hair} d="M224 358h38c6 4 12 6 16 10 2 2 2 6-2 6h-48c-3 0-4-1-4-4z" />
        <path
          className={art.cloth1}
          d="M166 284c-4-40 2-74 26-84 8-3 24-2 30 4 12 12 12 34 10 54h14c20 0 30 10 28 28-2 24-8 48-8 76h-44c0-22 4-40 0-54h-36c-12 0-19-8-20-24z"
        />
        <path className={art.arm3} d="M250 248l16-15" />
        <path className={art.cloth1} d="M214 268c22 2 36-6 46-16l-13-13c-8 7-15 11-25 12z" />
        <path
          className={art.skin3}
          d="M222 150h16c3 5 3 9 5 13 1 3 4 5 4 7s-3 2-4 3c0 7-1 14-9 14h-12z"
        />
        <path
          className={art.cloth2}
          d="M240 152c-4-14-12-19-25-19-17 0-27 13-27 33 0 18-2 28-10 38 6 14 28 22 48 16 12-4 15-12 13-28 0-3-2-5-6-5-8-6-12-14-10-22 2-9 8-13 17-13z"
        />
      </g>
      <path className={art.crease} d="M191 228c0 22 4 36 20 40m175-48c-1 10-2 18-5 26" />
      <path
        className={art.grass}
        d="M66 368c0-14-4-24-14-32m14 32c0-18 2-30 8-40m-8 40c2-14 8-22 18-27M575 376c0-10-3-15-9-20m9 20c0-10 3-18 9-24"
      />
    </svg>
  )
}
