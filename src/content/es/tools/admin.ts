import type * as en from '../../en/tools/admin';

export const admin = {
  banner: {
    title: 'Gestión de contenido',
    text: 'Sus cambios aparecen de inmediato, solo en este dispositivo. Duran hasta que se recarga la página, y no se envía nada.',
    samples:
      'Las cifras, los testimonios, los programas y los eventos que vienen con el sitio son ejemplos: nadie los contó ni los dijo. Cámbielos antes de publicar el sitio. Para cambiar los demás textos, pregunte a quien instaló el sitio.',
  },
  languages: {
    label: 'Textos en',
    hint: 'Un texto cambiado aparece en todos los idiomas hasta que se traduzca. Lo demás es igual en todos.',
    unchecked: 'Pendiente de revisión por hablantes nativos: {language}.',
  },
  contentFile: {
    title: 'Archivo de contenido',
    text: 'Conserve lo que escribió: guárdelo como archivo antes de cerrar o recargar la página. Abra el archivo para continuar, aquí o en otro dispositivo. No se envía nada.',
    save: 'Guardar archivo de contenido',
    open: 'Abrir archivo de contenido',
    saved: { title: 'Archivo guardado', description: 'Busque {name} en sus descargas.' },
    savedTo: 'Sus cambios están en {name}.',
    notInFile:
      'Aún hay un formulario abierto. Para conservar lo que contiene, guárdelo primero y después guarde de nuevo el archivo.',
    replaced: { title: 'Contenido reemplazado', description: 'El sitio muestra lo que hay en el archivo.' },
    restored: { title: 'Contenido restaurado', description: 'Todo está como estaba antes.' },
    question: {
      title: '¿Reemplazar lo que hay aquí?',
      text: 'Se guardó el {date}. Esto es lo que traería el archivo:',
      list: '{name}: {next} en lugar de {now}',
      undo: 'Esto se puede deshacer.',
      forms: 'Los formularios abiertos se cerrarán sin guardar.',
      mended: 'Corregimos esto en el archivo:',
      replace: 'Reemplazar',
    },
    refused: 'Este archivo no se puede abrir. No ha cambiado nada.',
    notSaved: 'Esto todavía no se puede guardar',
    builtIn: 'La aplicación muestra el contenido que trae.',
    more: 'Hay más.',
    file: 'Archivo',
    items: { services: 'Servicio {number}', testimonials: 'Testimonio {number}', events: 'Evento {number}' },
    fields: { features: 'Lo que incluye', saved: 'Fecha en que se guardó' },
    problems: {
      tooLarge: 'El archivo ocupa más de {megabytes} MB. Use una imagen más pequeña e inténtelo de nuevo.',
      notFound:
        'El archivo o su carpeta no está allí. Revise si alguien lo movió o le cambió el nombre, o elija otro lugar.',
      forbidden:
        'No tiene permiso para usar este archivo. Elija otro lugar o pregunte a quien instaló esta computadora.',
      failed: 'El archivo no se puede leer ni escribir. Inténtelo otra vez o elija otro lugar.',
      full: 'No queda espacio en el disco. Borre lo que no necesite o elija otro lugar.',
      nameTooLong: 'El nombre del archivo es demasiado largo. Elija uno más corto.',
      notText:
        'El archivo está dañado o sus letras están guardadas de un modo que este sitio no puede leer. Guárdelo como texto sin formato con la codificación UTF-8 y ábralo de nuevo.',
      notJson:
        'El archivo está dañado o no es un archivo de contenido. Elija uno que se haya guardado en Gestión de contenido.',
      otherFormat:
        'El archivo no es un archivo de contenido de este sitio. Elija uno que se haya guardado en Gestión de contenido.',
      newer:
        'El archivo viene de una versión más nueva de este sitio. Actualice el sitio y abra después el archivo.',
      missing: '{place}: esto falta.',
      unreadable: '{place}: esto no se puede leer.',
      tooLong: '{place}: esto es demasiado largo.',
      tooMany: '{place}: hay más de {max}.',
      date: '{item}: la fecha {value} no existe.',
      rating: '{item}: la calificación debe ser un número entero del 1 al 5.',
      image: '{item}: la imagen debe ser weave.svg o una dirección que empiece con data:image/.',
      id: '{item}: el id debe ser un número entero de 1 o más.',
      unknownKey: '{place}: “{value}” no se conoce y se dejó fuera.',
      newId: '{item}: su id faltaba o estaba repetido, así que tiene uno nuevo.',
    },
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
  easyWords: {
    label: 'En palabras sencillas',
    optional: 'opcional',
    hint: 'Lectura fácil dice esto en su lugar. Escriba frases cortas, cada una en su propia línea.',
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
