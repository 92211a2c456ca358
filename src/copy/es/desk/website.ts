import type * as en from '../../en/desk/website';

export const website = {
  title: 'Publicar el sitio web',
  close: 'Cerrar',
  text: 'La aplicación hace todo el sitio web con lo que muestra ahora y lo guarda en esta computadora. No se envía nada.',
  left: 'Esto queda por hacer antes de publicar el sitio web. Puede hacerlo en Gestión de contenido.',
  unsavedForm:
    'Un formulario de Gestión de contenido aún no está guardado. Guárdelo primero, para que el sitio web tenga lo que contiene.',
  address: {
    label: 'Dirección del sitio web',
    hint: 'Por ejemplo, https://www.example.org/. Sin ella, los buscadores y los enlaces compartidos dicen menos del sitio web.',
    error:
      'Escriba la dirección completa, por ejemplo https://www.example.org/. Si aún no la sabe, deje este campo en blanco.',
  },
  examples: {
    label:
      'Guardarlo con ejemplos. Algunos de sus números, direcciones, citas o cifras son inventados y no llevan a nadie.',
    error: 'Reemplace los ejemplos, o marque esta casilla para guardar el sitio web con ellos.',
  },
  save: 'Guardar en una carpeta…',
  saveZip: 'Guardar como ZIP…',
  try: 'Probar sitio web',
  putBack: 'Recuperar el anterior',
  notes: {
    folder:
      'Guardar en una carpeta: elija una vacía, o la del sitio web anterior, que entonces se conserva al lado.',
    try: 'Probar sitio web: usted lo ve en su navegador, como lo verán las visitas. Nadie más lo ve.',
    putBack:
      'Recuperar el anterior: si algo está mal, elija la carpeta, y vuelve a tener el sitio web anterior.',
  },
  making: 'Se está haciendo el sitio web. Puede cerrar esto y seguir trabajando.',
  saving: 'Se está guardando el sitio web. Puede cerrar esto y seguir trabajando.',
  progress: 'Archivos guardados',
  saved: {
    title: 'El sitio web está en “{name}”',
    text: 'Para ponerlo en internet, haga una de estas cosas:',
    ways: [
      'En algunos servicios basta con arrastrar el sitio web: abra su cuenta y arrastre “{name}” a la página.',
      'Si tiene espacio web con un proveedor, suba todo lo que hay en “{name}” con su administrador de archivos.',
      'Si su ciudad o una organización aliada tiene un departamento de informática, entregue allí “{name}”: cualquier servidor web sirve.',
    ],
    show: 'Mostrar “{name}”',
  },
  restored: {
    title: 'El sitio web anterior está otra vez en “{name}”',
    text: 'Póngalo en internet como antes. Para deshacer esto, elija otra vez Recuperar el anterior.',
  },
  trying: {
    title: 'El sitio web está abierto en su navegador',
    text: 'Solo esta computadora puede abrirlo, hasta que cierre la aplicación. Si no se abrió ningún navegador, escriba en uno esta dirección:',
  },
  failed: {
    title: 'No funcionó',
    unchanged: 'El sitio web que tenía allí está como antes.',
    changed:
      'Algunos de sus archivos ya son nuevos, y el sitio web funciona. Inténtelo de nuevo, o elija Recuperar el anterior.',
    problems: {
      otherFolder:
        '“{name}” contiene otra cosa, y nada de eso cambió. Elija una carpeta vacía, o la del sitio web anterior.',
      inTheWay:
        'La carpeta tiene algo llamado “{name}” que no es parte del sitio web, y nada cambió. Cámbiele el nombre o muévalo, e inténtelo de nuevo.',
      noLast: 'Junto a “{name}” no hay un sitio web anterior que se pueda recuperar. Nada cambió.',
      wholeDrive: 'Es una unidad entera. Elija una carpeta en ella, o cree una nueva allí.',
      busy: 'La aplicación aún está trabajando en el sitio web. Espere un momento e inténtelo de nuevo.',
      notMade:
        'La aplicación no pudo hacer el sitio web. Guarde el archivo de contenido, abra la aplicación otra vez e inténtelo de nuevo.',
      notFound: 'La carpeta no está. Tal vez se movió o cambió de nombre, o se retiró su unidad.',
      forbidden:
        'No tiene permiso para escribir en esta carpeta ni junto a ella. Elija otra, o consulte a quien preparó esta computadora.',
      failed:
        'No se puede escribir en la carpeta. Cierre sus archivos en otros programas e inténtelo de nuevo.',
      full: 'No queda espacio en el disco. Borre lo que no necesite, o elija otro disco.',
      nameTooLong: 'El nombre de la carpeta o del archivo es demasiado largo. Elija uno más corto.',
    },
  },
} satisfies typeof en.website;
