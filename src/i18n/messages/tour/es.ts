import { plural } from '../../parts/es.ts'
import type { Messages } from '../en.ts'

export const tour: Messages['tour'] = {
  short: 'Circuitos',
  title: 'Preparar un circuito por varias ciudades',
  description:
    'Hasta diez ciudades de Europa seguidas: la mejor forma de ir en cada tramo, en tu orden o en el que exige menos horas, menos euros o menos CO₂e.',
  intro:
    'Indica hasta diez ciudades. Elegimos la mejor forma de ir en cada tramo, sumamos horas, euros y CO₂e y buscamos el orden que ahorre lo que prefieras.',
  rule: 'Cada tramo usa la opción que su página pone en primer lugar o, si lo prefieres, la primera de noche. Un viaje de noche ocupa una noche, y uno de más de 18 horas sigue al día siguiente. La primera ciudad no se mueve; de las demás se comparan todos los órdenes.',
  form: {
    legend: 'Ciudades',
    town: (number) => `Ciudad ${number}`,
    nights: 'Noches',
    more: 'Más ciudades, diez como máximo',
    add: 'Añadir una ciudad',
    up: (number) => `Subir la ciudad ${number}`,
    down: (number) => `Bajar la ciudad ${number}`,
    remove: (number) => `Quitar la ciudad ${number}`,
    choices: 'Cómo viajar',
    order: 'Orden',
    orders: {
      given: 'El de la lista',
      hours: 'Menos horas',
      euro: 'El precio más bajo',
      co2: 'Menos CO₂e',
    },
    start: 'Primer día',
    returns: 'Volver a la primera ciudad',
    night: 'De noche',
    byNight: { best: 'Si es lo mejor', wanted: 'Si es posible', never: 'Nunca' },
    submit: 'Preparar el circuito',
  },
  problem: {
    unknown: (name) =>
      `No conocemos ninguna ciudad llamada «${name}». Revisa cómo se escribe o elige una de la lista.`,
    place: (name) => `Todavía no conocemos viajes desde ${name}. Elige una ciudad mayor que esté cerca.`,
    twice: (name) => `${name} figura dos veces y cuenta una.`,
    beyond: (count) =>
      `Un circuito tiene diez ciudades como máximo: ${count === 1 ? 'la última queda' : `las últimas ${count} quedan`} fuera.`,
    few: 'Un circuito necesita dos ciudades. Indica otra.',
  },
  loading: 'Preparando el circuito…',
  failed: 'No se ha podido mostrar el circuito: falta un archivo. Vuelve a cargar la página.',
  example: 'Un ejemplo',
  change: 'Cambiar este circuito',
  titleOf: (towns) => `Circuito: ${towns}`,
  summary: ({ towns, days, time, price, travellers, co2 }) =>
    `${plural(towns, 'ciudad', 'ciudades')} en ${plural(days, 'día', 'días')}: ${time} de camino, ${price} para ${travellers === 1 ? 'un adulto' : `${travellers} viajeros`}, ${co2} de CO₂e${travellers === 1 ? '' : ' cada uno'}.`,
  best: {
    hours: 'Es el orden que exige menos horas.',
    euro: 'Es el orden con el precio más bajo.',
    co2: 'Es el orden que emite menos CO₂e.',
  },
  same: 'El orden de la lista ya es el mejor.',
  compared: (parts) => `Comparado con el orden de la lista: ${parts}.`,
  emissions: (kg) => `${kg} de CO₂e`,
  less: (amount) => `${amount} menos`,
  more: (amount) => `${amount} más`,
  missingThere: (count) =>
    `En el orden de la lista, ${count === 1 ? 'un tramo no tiene' : `${count} tramos no tienen`} ninguna opción que sirva.`,
  day: (day) => `Día ${day}`,
  nights: (count) => plural(count, 'noche', 'noches'),
  until: (date) => `hasta el ${date}`,
  noWay: 'Ninguna opción que sirva',
  together: 'En total',
  missing: 'Los tramos sin opción no entran en las sumas.',
  note: (travellers) =>
    `Horas de puerta a puerta; el precio total más bajo para ${travellers === 1 ? 'un adulto' : `los ${travellers} viajeros`} con un bolso pequeño; CO₂e por persona. ≈\u00a0indica una estimación.`,
  mapAlt: (towns) => `Mapa del circuito: ${towns}`,
  calendar: 'Archivo de calendario',
  undated: 'Si eliges el primer día, el circuito tendrá fechas y un archivo para tu calendario.',
}
