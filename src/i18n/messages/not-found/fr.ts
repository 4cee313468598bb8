// French words of the not-found view.
import type { Messages } from '../en.ts'

export const notFound: Messages['notFound'] = {
  title: 'Page introuvable',
  description: 'La page que vous cherchez n’existe pas.',
  goHome: 'Aller à l’accueil',
  searchRoutes: 'Chercher un trajet',
  noRoute: ({ from, to }) => `Nous n’avons pas encore le trajet ${from} – ${to}.`,
  similar: 'Trajets similaires',
  popular: 'Trajets les plus demandés',
  city: {
    title: 'Ville introuvable',
    description: 'Nous n’avons pas encore cette ville.',
    button: 'Retour à l’accueil',
  },
  airport: {
    title: 'Transfert d’aéroport introuvable',
    description: 'Nous n’avons pas trouvé ce transfert entre l’aéroport et la ville.',
    button: 'Retour à l’accueil',
  },
  airportsNear: {
    title: 'Aucun aéroport trouvé',
    description: 'Nous n’avons trouvé aucun aéroport pour cette ville.',
    button: 'Aller à l’accueil',
  },
  corridor: {
    title: 'Liaison entre pays introuvable',
    description: 'Nous n’avons pas de guide pour ces deux pays.',
    button: 'Aller à l’accueil',
  },
  landmark: {
    title: 'Lieu introuvable',
    description: 'Nous n’avons rien trouvé sur ce lieu.',
    button: 'Aller à l’accueil',
  },
  ferry: {
    title: 'Ligne de ferry introuvable',
    description: 'Nous n’avons rien trouvé sur cette ligne de ferry.',
    button: 'Aller à l’accueil',
  },
}
