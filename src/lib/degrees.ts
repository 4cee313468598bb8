/** °C in whole degrees, with the typographic minus sign. */
export const degrees = (celsius: number): string => String(Math.round(celsius)).replace('-', '−')
