import type * as en from '../../en/tools/display-settings';

export const displaySettings = {
  close: 'Cerrar',
  reset: 'Restablecer los ajustes',
  wasReset: 'El texto y los colores están como al principio',
  link: {
    button: 'Copiar un enlace con mis ajustes',
    copied: 'El enlace está copiado. Guárdelo: abre esta página con sus ajustes.',
    byHand: 'Para conservar sus ajustes, copie esta dirección:',
  },
  code: {
    button: 'Abrir en mi teléfono con mis ajustes',
    scan: 'Escanee esto con su teléfono para abrir esta página con sus ajustes.',
  },
  usualMotion: 'Normal',
  settings: {
    text: {
      label: 'Tamaño del texto',
      choices: { 100: '100%', 125: '125%', 150: '150%', 175: '175%', 200: '200%' },
    },
    spacing: { label: 'Espaciado', choices: { normal: 'Normal', wide: 'Amplio' } },
    theme: {
      label: 'Colores',
      choices: {
        device: 'Como en el dispositivo',
        paper: 'Claros',
        dark: 'Oscuros',
        contrast: 'Negro y amarillo',
      },
    },
    motion: { label: 'Movimiento', choices: { device: 'Como en el dispositivo', off: 'Desactivado' } },
    links: { label: 'Enlaces', choices: { normal: 'Normales', underlined: 'Subrayados' } },
  },
} satisfies typeof en.displaySettings;
