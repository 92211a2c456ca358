import type { Facts } from '@/content/facts';
import type { LanguageTag } from '@/content/languages';
import { toolNamesIn } from '@/copy/tool-names';
import type * as en from '../../en/shared/site';

export const screenNames = {
  home: 'Inicio',
  about: 'Quiénes somos',
  services: 'Servicios',
  programs: 'Programas',
  getInvolved: 'Participe',
  contact: 'Contacto',
  admin: 'Gestión de contenido',
  notFound: 'Página no encontrada',
} satisfies typeof en.screenNames;

export const toolNames = toolNamesIn('es');

export const header = ((facts) => ({
  skipLink: 'Ir al contenido principal',
  navigationLabel: 'Menú principal',
  displaySettings: 'Texto y colores',
  menu: 'Menú',
  close: 'Cerrar',
  otherLanguages: 'Otros idiomas',
  homeLabel: `${facts.name}, ir a Inicio`,
  actions: {
    volunteer: { label: 'Voluntariado', say: 'Quisiera hacer voluntariado.', topic: 'volunteer' },
    donate: { label: 'Donar', say: 'Quisiera donar.', topic: 'donation' },
  },
})) satisfies typeof en.header;

export const languageSwitch = {
  label: 'Idioma',
  switched: 'Esta página está ahora en español.',
  failed: 'No se pudo cargar el otro idioma. Revise su conexión a internet e intente de nuevo.',
} satisfies typeof en.languageSwitch;

export const crisisCall = ({ contacts: { crisisLine } }: Facts): string | undefined =>
  crisisLine && `¿Crisis? Llame al ${crisisLine.text} (24 horas)`;

export const footer = ((facts) => ({
  about: {
    title: facts.name,
    text: facts.about,
  },
  quickLinks: { title: 'Enlaces' },
  services: { title: 'Servicios' },
  contact: { title: 'Contacto', hoursLabel: 'Horario' },
  social: { label: 'Síganos', links: facts.socialLinks },
  legalLabel: 'Avisos legales',
  legal: { privacy: 'Política de privacidad', terms: 'Términos del servicio' },
  licenses: 'Licencias de software',
  copyright: `© ${facts.copyright}`,
})) satisfies typeof en.footer;

export const documentTitle =
  ({ name }: Facts) =>
  (screen: string): string =>
    `${screen} – ${name}`;

export const common = {
  notificationsLabel: 'Notificaciones',
  closeNotification: 'Cerrar la notificación',
  loading: 'Un momento, por favor…',
  batches: {
    label: 'Páginas',
    range: '{first} a {last} de {total}',
    previous: 'Anterior',
    next: 'Siguiente',
  },
  rated: 'Calificación: {rating} de 5',
  inLanguage: {
    en: 'Una parte todavía está en inglés.',
    es: 'Una parte todavía está en español.',
  } satisfies Readonly<Record<LanguageTag, string>>,
} satisfies typeof en.common;

export const wayfinding = {
  onThisPage: 'En esta página',
  backToTop: 'Volver arriba',
} satisfies typeof en.wayfinding;

export const errorScreen = {
  title: '¡Error inesperado de la aplicación!',
  text: 'Esta pantalla no se abrió. El error es nuestro: usted no hizo nada mal, y no se envió nada.',
  offline:
    'No se pudo cargar esta pantalla. Revise su conexión a internet e intente de nuevo. Usted no hizo nada mal, y no se envió nada.',
  help: 'Intente de nuevo o vuelva a Inicio. Si no funciona:',
  detailsTitle: 'Detalles técnicos',
  noDetails: 'No se conocen los detalles.',
  tryAgain: 'Intentar de nuevo',
  reload: 'Recargar la página',
  reloadNote: 'Si no funciona, recargue la página. Al recargarla, se borra lo que escribió y cambió aquí.',
  typed: 'Antes de recargar, puede copiar lo que escribió:',
  copy: 'Copiar el texto',
  copied: 'Copiado. Puede pegarlo donde quiera.',
  selected:
    'El texto está seleccionado. Para copiarlo, presione Ctrl+C, o toque el texto y manténgalo presionado.',
  home: 'Volver a Inicio',
} satisfies typeof en.errorScreen;
