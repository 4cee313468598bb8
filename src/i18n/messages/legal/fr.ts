import type { Messages } from '../en.ts'

export const legal: Messages['legal'] = {
  privacy: {
    description:
      'Ce que Waymark compte, ce qui reste dans votre navigateur et quels services extérieurs ne sont contactés qu’après un clic. Sans compte ni cookies.',
    intro:
      'Waymark ne demande aucun compte et veut en savoir le moins possible sur vous. Cette page dit précisément ce qui est conservé, et où.',
    sections: [
      {
        title: 'Ce que nous comptons',
        paragraphs: [
          'Quand la page d’un trajet est ouverte ou qu’une recherche y mène, notre serveur augmente d’une unité le compteur de ce trajet, de cette langue et de ce jour. Quand quelqu’un demande un trajet que nous n’avons pas, les deux noms de lieux sont comptés, pour que la rédaction sache quoi ajouter.',
          'Ces compteurs ne contiennent ni adresse IP, ni cookie, ni identifiant, ni date plus précise que le jour, sauf le moment où une paire de lieux a été cherchée pour la dernière fois. Si votre navigateur envoie le signal Global Privacy Control, rien n’est compté.',
        ],
      },
      {
        title: 'Ce qui reste dans votre navigateur',
        paragraphs: [
          'Vos cinq dernières recherches avec les chiffres du meilleur trajet, le thème et la devise choisis sont conservés dans la mémoire de votre navigateur. Ils ne nous sont pas transmis ; effacer les données du site dans votre navigateur les supprime.',
          'Waymark ne dépose aucun cookie.',
        ],
      },
      {
        title: 'Journaux du serveur',
        paragraphs: [
          'Pour se protéger des abus, le serveur limite le nombre de requêtes par adresse IP. L’adresse est gardée en mémoire vive une minute environ et n’est pas inscrite dans la base de données.',
        ],
      },
      {
        title: 'Autres services',
        paragraphs: [
          'D’elles-mêmes, les pages ne chargent rien de tiers. Un plan des rues, affiché quand vous appuyez sur son bouton, vient d’un service de cartes qui voit alors votre adresse IP. Les taux de change de la Banque centrale européenne sont demandés par notre serveur, pas par votre navigateur. Les arrêts d’un train viennent de ce site ; leur chargement n’est jamais compté.',
          'Les liens vers les transporteurs et les sites de réservation mènent à des services qui ont leurs propres règles de confidentialité. Ceux-ci apprennent que vous venez de Waymark ; nous n’apprenons rien de ce que vous y faites.',
        ],
      },
      {
        title: 'Vos droits',
        paragraphs: [
          'Le droit européen de la protection des données vous permet de demander ce qui est conservé à votre sujet, de le faire rectifier ou effacer. Comme nous ne conservons rien qui identifie une personne, il n’y a en général rien à communiquer ; l’éditeur de ce site répond à toutes ces demandes.',
        ],
      },
    ],
  },
  terms: {
    description:
      'À quelles conditions utiliser Waymark : ce que sont ses chiffres et ce qu’ils ne sont pas, les liens vers des partenaires, les erreurs et leur correction.',
    intro:
      'Waymark est un service d’information gratuit. Il ne vend pas de billets et n’est partie à aucun voyage que vous réservez.',
    sections: [
      {
        title: 'Ce que sont les chiffres',
        paragraphs: [
          'Les durées sont celles d’horaires habituels ; les prix, des fourchettes pour un adulte en aller simple ; les émissions, un calcul à partir de facteurs publiés. Chaque chiffre indique sa source, sa date et s’il a été relevé dans des horaires, publié, relevé en vente, donné par la rédaction, calculé ou estimé.',
          'Ils aident à comparer et à préparer un voyage. Ils ne sont ni une offre ni une promesse : les horaires changent, des travaux ferment des lignes, les tarifs varient d’heure en heure. Avant de réserver ou de partir, vérifiez auprès du transporteur.',
        ],
      },
      {
        title: 'Liens vers d’autres sites',
        paragraphs: [
          'Nous renvoyons vers des transporteurs et des sites de réservation. Un lien qui peut nous rapporter une commission est signalé. Les commissions ne changent jamais l’ordre des options.',
          'Le contrat se conclut entre vous et le transporteur ou le vendeur ; ce sont leurs conditions qui s’appliquent.',
        ],
      },
      {
        title: 'Responsabilité',
        paragraphs: [
          'Nous tenons le catalogue avec soin, mais ne pouvons répondre d’une correspondance manquée, d’un prix modifié ou d’une frontière fermée. Rien ici ne limite la responsabilité en cas de faute intentionnelle, de faute lourde ou d’atteinte à la vie, à l’intégrité physique ou à la santé.',
        ],
      },
      {
        title: 'Utilisation de nos données',
        paragraphs: [
          'Les fichiers JSON publiés peuvent être lus par tous et depuis n’importe quel site. Les informations issues de données ouvertes restent soumises à la licence indiquée à côté d’elles ; merci d’en citer la source à votre tour.',
        ],
      },
      {
        title: 'Erreurs',
        paragraphs: [
          'Si un chiffre est faux, dites à l’éditeur de quel trajet et de quel chiffre il s’agit, et où vous avez lu le bon. Corriger une ligne corrige tous les trajets qui l’empruntent.',
        ],
      },
    ],
  },
}
