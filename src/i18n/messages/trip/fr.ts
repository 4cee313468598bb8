// French words of trip plans: assumed minutes, and the car against the train.
import { capital } from '#lib/capital.ts'
import { a, de } from '../../french.ts'
import type { Messages } from '../en.ts'

export const trip: Messages['trip'] = {
  fields: {
    there: 'Trajet jusqu’au départ (min)',
    onward: 'Trajet depuis l’arrivée (min)',
    airport: 'Attente et contrôles dans les aéroports (min)',
    station: 'Attente dans les gares, aux arrêts et aux ports (min)',
  },
  hint: 'Laissez un champ vide pour garder notre estimation.',
  reset: 'Revenir à nos estimations',
  cheaper: (x) =>
    x.people === 1
      ? `${capital(de(x.from))} ${a(x.to)}, la voiture coûte moins, même seul à bord, que le billet de train le moins cher, à ${x.train}.`
      : x.people
        ? `${capital(de(x.from))} ${a(x.to)}, la voiture revient moins cher par personne que le billet de train le moins cher, à ${x.train}, dès que l’on est ${x.people} à bord.`
        : `${capital(de(x.from))} ${a(x.to)}, la voiture reste plus chère que le billet de train le moins cher, à ${x.train} : à ${x.seats}, chacun paie ${x.full}.`,
  cleaner: (x) =>
    x.people === 1
      ? `Elle émet aussi moins de CO₂e par personne : ${x.alone} avec une personne à bord, contre ${x.train} en train.`
      : x.people
        ? `Pour le CO₂e par personne, elle passe sous le train (${x.train}) à partir de ${x.people} personnes.`
        : `Pour le CO₂e par personne, elle ne passe jamais sous le train : ${x.full} à ${x.seats}, contre ${x.train}.`,
}
