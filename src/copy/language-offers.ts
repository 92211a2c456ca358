import type { LanguageTag } from '@/content/languages';

/** How the audio guide offers a language, to visitors who may understand no other. */
interface LanguageOffer {
  readonly keypad: string;
  /** Explains the setup of the switches before it begins. */
  readonly setup: string;
  readonly oneSwitch: string;
  readonly twoSwitches: string;
}

export const languageOffers: Readonly<Record<LanguageTag, LanguageOffer>> = {
  en: {
    keypad: 'For English, press Action.',
    setup:
      'Soon you can choose English. Press one switch twice. Then press the other one twice, or the same one if it is your only one.',
    oneSwitch: 'For English, press now.',
    twoSwitches: 'For English, press Select, your second switch.',
  },
  es: {
    keypad: 'Para español, presione Acción.',
    setup:
      'Pronto podrá elegir español. Presione un pulsador dos veces. Después presione el otro dos veces, o el mismo si es el único.',
    oneSwitch: 'Para español, presione ahora.',
    twoSwitches: 'Para español, presione Elegir, su segundo pulsador.',
  },
};
