import type { ComponentType } from 'react';
import type { EasyLine } from '@/content/types';
import type { LazyPart } from '@/lib/lazy-part';

/** A screen's form in plain language. It gets the component that shows lines with their pictures. */
export type EasyForm = ComponentType<{ Lines: ComponentType<{ lines: readonly EasyLine[] }> }>;

/** A form, fetched when it is shown. */
export type LazyEasyForm = LazyPart<EasyForm>;
