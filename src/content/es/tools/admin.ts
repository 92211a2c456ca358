import type * as en from '../../en/tools/admin';

export const admin = {
  banner: {
    title: 'Gestión de contenido',
    text: 'Sus cambios aparecen de inmediato, solo en este dispositivo. Duran hasta que se recarga la página, y no se envía nada.',
    samples:
      'Las cifras, los testimonios, los programas y los eventos que vienen con el sitio son ejemplos: nadie los contó ni los dijo. Cámbielos antes de publicar el sitio. README.md dice dónde están los que no se pueden cambiar aquí.',
  },
  languages: {
    label: 'Textos en',
    hint: 'Un texto cambiado aparece en todos los idiomas hasta que se traduzca. Lo demás es igual en todos.',
    unchecked: 'Ningún hablante nativo ha revisado todavía: {language}.',
  },
  tabsLabel: 'Secciones del sitio',
  tabs: { hero: 'Encabezado', services: 'Servicios', testimonials: 'Testimonios', events: 'Eventos' },
  save: 'Guardar',
  cancel: 'Cancelar',
  edit: 'Editar',
  delete: 'Eliminar',
  beingEdited: 'En edición',
  editHint:
    'Para cambiar un elemento aquí, elimínelo y agréguelo de nuevo. En la aplicación de escritorio, “Editar” abre un formulario.',
  notices: {
    saved: { title: 'Contenido actualizado', description: 'Sus cambios se guardaron correctamente.' },
    deleted: { title: 'Contenido eliminado', description: 'El elemento se eliminó correctamente.' },
    restored: { title: 'Contenido restaurado', description: 'El elemento está de nuevo en su lugar.' },
    undo: 'Deshacer',
  },
  hero: {
    title: 'Encabezado de Inicio',
    edit: 'Editar el encabezado',
    labels: { title: 'Título', subtitle: 'Subtítulo', image: 'URL de la imagen' },
    imageHint: 'Escriba weave.svg para la imagen tejida, o una dirección que empiece con data:image/.',
    blank: 'En blanco',
    withheld: {
      network:
        'Conservamos esta dirección, pero el sitio no carga imágenes de internet. Inicio muestra la imagen tejida.',
      unknown: 'El sitio no puede mostrar esta imagen. Inicio muestra la imagen tejida.',
      broken: 'Esta imagen no se puede abrir. Inicio muestra la imagen tejida.',
    },
  },
  services: {
    title: 'Servicios',
    add: 'Agregar un servicio',
    empty:
      'No hay servicios. Hasta que agregue uno, Inicio y Servicios dicen que la lista se está actualizando.',
    labels: { title: 'Título', description: 'Descripción', icon: 'Icono' },
    iconHint: 'La tarjeta muestra la imagen que está junto al nombre.',
    errors: { title: 'Escriba un título.', description: 'Escriba una descripción.' },
  },
  testimonials: {
    title: 'Testimonios',
    add: 'Agregar un testimonio',
    empty: 'No hay testimonios. Hasta que agregue uno, Inicio dice que pronto habrá nuevas historias.',
    labels: { name: 'Nombre', role: 'Quién es', content: 'Contenido', rating: 'Calificación' },
    ratingHint: 'Un número entero del 1 al 5.',
    errors: {
      name: 'Escriba un nombre.',
      role: 'Escriba quién es.',
      content: 'Escriba lo que se dijo.',
      rating: 'Escriba un número entero del 1 al 5.',
    },
  },
  events: {
    title: 'Eventos',
    add: 'Agregar un evento',
    empty: 'No hay eventos. Hasta que agregue uno, Programas dice que no hay ninguno planeado.',
    labels: {
      title: 'Título',
      date: 'Fecha',
      time: 'Hora',
      location: 'Lugar',
      description: 'Descripción',
    },
    timeHint: 'Por ejemplo, 10:00 a. m. - 2:00 p. m.',
    errors: {
      title: 'Escriba un título.',
      date: 'Escriba una fecha.',
      time: 'Escriba una hora.',
      location: 'Escriba un lugar.',
      description: 'Escriba una descripción.',
    },
  },
} satisfies typeof en.admin;
