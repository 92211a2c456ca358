import type * as en from '../../en/screens/get-involved';
import { reachUs } from '../shared/reach-us';

export const getInvolved = ((facts) => ({
  banner: {
    title: 'Ayude como pueda',
    text: 'Dé su tiempo, una habilidad o una donación. Toda ayuda cuenta.',
  },
  volunteer: {
    title: 'Haga voluntariado',
    text: 'Usted pone el tiempo. Le mostramos qué hacer, y puede preguntarnos lo que quiera.',
    action: { label: 'Postularse ahora', say: 'Quisiera postularme para: {title}.', topic: 'volunteer' },
    commitmentLabel: 'Tiempo',
    requirementsLabel: 'Requisitos',
    empty: 'Cuéntenos qué le gusta hacer, y buscaremos una tarea con usted.',
  },
  donate: {
    title: 'Haga una donación',
    text: 'Vea lo que puede hacer su donación. En los dibujos, cada hilera de tela representa $25. Para donar, llámenos o escríbanos.',
    action: { label: 'Donar', say: 'Quisiera donar {title}.', topic: 'donation' },
    gift: 'Donación de {amount}',
    customTitle: 'La cantidad que quiera',
    customAction: { label: 'Donar otra cantidad', say: 'Quisiera donar otra cantidad.', topic: 'donation' },
    empty: 'Toda donación ayuda. Este sitio no recibe pagos.',
  },
  partner: {
    title: 'Hagamos una alianza',
    text: 'Para empresas, proveedores y grupos comunitarios que quieren trabajar con la fundación.',
    benefitsLabel: '{title}: qué recibe',
    empty: 'Cuéntenos qué tiene en mente, y haremos un plan con usted.',
  },
  callToAction: {
    title: 'Cuando usted quiera',
    text: 'Empiece con poco y vea si el voluntariado es para usted.',
    actions: {
      volunteer: {
        label: 'Empezar el voluntariado',
        say: 'Quisiera empezar a hacer voluntariado.',
        topic: 'volunteer',
      },
      contact: { label: 'Hablar con nosotros', say: 'Quisiera ayudar.', topic: 'general' },
    },
    reachUs: { ...reachUs(facts), lead: 'Para empezar:' },
  },
})) satisfies typeof en.getInvolved;
