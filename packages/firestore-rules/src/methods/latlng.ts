import { float, type LatLngValue } from '../values.ts'
import { expectArgs, getter, methodTable } from './method.ts'

/** The mean radius of the earth in metres. */
const EARTH_RADIUS = 6_371_010

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

/** Along a great circle, in metres. */
function distance(from: LatLngValue, to: LatLngValue): number {
  const latitudes = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2
  const longitudes = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2
  const chord =
    latitudes + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * longitudes
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/** Source: rules.LatLng. */
export const LATLNG_METHODS = methodTable<LatLngValue>({
  latitude: getter(({ latitude }) => float(latitude)),
  longitude: getter(({ longitude }) => float(longitude)),
  distance: (self, args) => {
    const [other] = expectArgs(args, 'latlng')
    return float(distance(self, other))
  },
})
