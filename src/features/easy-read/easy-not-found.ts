import { easyNotFound } from '@/copy/easy-read/not-found';
import type { BuildEasyScreen } from './easy-screen';

/** The not-found screen in plain language. */
export const easyNotFoundScreen: BuildEasyScreen = () => ({
  title: easyNotFound.title,
  lines: easyNotFound.lines,
  sections: [],
});
