/**
 * Frequent languages of New York that the site is not written in, each with what its readers need to know: their browser may
 * translate, and an interpreter is free. Native speakers have not checked them yet.
 */
export const languageNotes = [
  {
    tag: 'zh-Hans',
    name: '中文',
    browser: '您的浏览器或许可以翻译本页。',
    interpreter: '口译服务免费，请向我们提出。',
  },
  {
    tag: 'ru',
    name: 'Русский',
    browser: 'Возможно, ваш браузер может перевести эту страницу.',
    interpreter: 'Услуги переводчика бесплатны: попросите нас.',
  },
  {
    tag: 'bn',
    name: 'বাংলা',
    browser: 'আপনার ব্রাউজার হয়তো এই পৃষ্ঠাটি অনুবাদ করতে পারে।',
    interpreter: 'দোভাষী বিনামূল্যে পাওয়া যায়: আমাদের বলুন।',
  },
  {
    tag: 'ht',
    name: 'Kreyòl ayisyen',
    browser: 'Petèt navigatè w la ka tradui paj sa a.',
    interpreter: 'Entèprèt la gratis: mande nou youn.',
  },
  {
    tag: 'ko',
    name: '한국어',
    browser: '브라우저에서 이 페이지를 번역할 수도 있습니다.',
    interpreter: '통역은 무료입니다. 저희에게 요청하세요.',
  },
  {
    tag: 'ar',
    name: 'العربية',
    browser: 'ربما يمكن لمتصفحك ترجمة هذه الصفحة.',
    interpreter: 'المترجم الفوري مجاني: اطلبه منا.',
    isRightToLeft: true,
  },
  {
    tag: 'ur',
    name: 'اردو',
    browser: 'شاید آپ کا براؤزر اس صفحے کا ترجمہ کر سکتا ہے۔',
    interpreter: 'ترجمان مفت ہے: ہم سے مانگیں۔',
    isRightToLeft: true,
  },
  {
    tag: 'fr',
    name: 'Français',
    browser: 'Votre navigateur peut peut-être traduire cette page.',
    interpreter: 'Le service d’interprète est gratuit. Vous pouvez nous le demander.',
  },
  {
    tag: 'pl',
    name: 'Polski',
    browser: 'Być może przeglądarka potrafi przetłumaczyć tę stronę.',
    interpreter: 'Tłumacz jest bezpłatny: wystarczy poprosić.',
  },
  {
    tag: 'yi',
    name: 'ייִדיש',
    browser: 'אפֿשר קען אײַער בלעטערער איבערזעצן די זײַט.',
    interpreter: 'אַן איבערזעצער קאָסט גאָרנישט: בעט אונדז.',
    isRightToLeft: true,
  },
] as const satisfies readonly {
  /** The language tag, as the `lang` attribute takes it. */
  tag: string;
  name: string;
  browser: string;
  interpreter: string;
  isRightToLeft?: boolean;
}[];
