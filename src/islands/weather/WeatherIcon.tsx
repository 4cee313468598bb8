// Icons of the weather. Drawings from lucide (ISC).
import type { WeatherIcon as Sky } from '#contracts/weather.ts'

const cloud = 'M4 14.899A7 7 0 1 1 15.71 8h1.79a4.5 4.5 0 0 1 2.5 8.242'
const drawings: Record<Sky, string> = {
  sun: 'M8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0M12 2v2M12 20v2M4.93 4.93l1.41 1.41M17.66 17.66l1.41 1.41M2 12h2M20 12h2M6.34 17.66l-1.41 1.41M19.07 4.93l-1.41 1.41',
  partly:
    'M12 2v2M4.93 4.93l1.41 1.41M20 12h2M19.07 4.93l-1.41 1.41M15.947 12.65a4 4 0 0 0-5.925-4.128M13 22H7a5 5 0 1 1 4.9-6H13a3 3 0 0 1 0 6Z',
  cloudy: 'M17.5 19H9a7 7 0 1 1 6.71-9h1.79a4.5 4.5 0 1 1 0 9Z',
  fog: `${cloud}M16 17H7M17 21H9`,
  drizzle: `${cloud}M8 19v1M8 14v1M16 19v1M16 14v1M12 21v1M12 16v1`,
  rain: `${cloud}M16 14v6M8 14v6M12 16v6`,
  snow: `${cloud}M8 15h.01M8 19h.01M12 17h.01M12 21h.01M16 15h.01M16 19h.01`,
  storm: 'M6 16.326A7 7 0 1 1 15.71 8h1.79a4.5 4.5 0 0 1 .5 8.973M13 12l-3 5h4l-3 5',
}

export function WeatherIcon({ sky, name }: { sky: Sky; name: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" role="img" aria-label={name}>
      <path d={drawings[sky]} />
    </svg>
  )
}
