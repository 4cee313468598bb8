import type { LiveWords } from './en.ts'

export const es: LiveWords = {
  weather: {
    usual: 'Lo habitual en {month}: {high}\u00a0°C de día, {low}\u00a0°C de noche',
    high: 'Máxima',
    low: 'Mínima',
    icons: {
      sun: 'Soleado',
      partly: 'Intervalos de sol',
      cloudy: 'Nublado',
      fog: 'Niebla',
      drizzle: 'Llovizna',
      rain: 'Lluvia',
      snow: 'Nieve',
      storm: 'Tormentas',
    },
    loading: 'Cargando la previsión…',
    cityFailed: 'No hay datos del tiempo para {city}',
    failed: 'No se puede cargar la previsión del tiempo en este momento. Inténtalo de nuevo más tarde.',
    layers: '¡Viste por capas! Estos días hay {gap}\u00a0°C de diferencia entre las dos ciudades.',
  },
  fares: {
    notConfigured: 'Precios en tiempo real (sin configurar)',
    search: 'Aquí no se muestran precios actuales de vuelos. Buscar vuelos en:',
    loading: 'Buscando precios actuales…',
    network: 'No se han podido obtener los vuelos',
    failed: 'No se han podido obtener los precios en tiempo real',
    rejected:
      'No se han podido obtener los precios en tiempo real: el proveedor ha rechazado las credenciales.',
    limited:
      'No se han podido obtener los precios en tiempo real: el proveedor ha recibido demasiadas consultas.',
    noData: 'No hay datos de vuelos en tiempo real',
    empty: 'No hay datos actuales de vuelos en este momento.',
    stops: { none: 'sin escalas', one: '1 escala', other: '{count} escalas' },
    test: 'Datos de prueba, no se pueden reservar',
    seen: 'Precio visto en los últimos {days} días; puede haber cambiado.',
    cached: 'Precio de una búsqueda anterior; puede haber cambiado.',
    book: 'Ver oferta',
    earns: 'Enlaces publicitarios: podemos ganar una comisión, que no cambia el orden.',
    newTab: 'se abre en una pestaña nueva',
  },
}
