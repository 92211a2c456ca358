import { type RefObject, useLayoutEffect } from 'react';

/** An area of the kiosk that others find by its kind. Dialogs need no entry, since the browser knows which are modal. */
export interface Region {
  readonly kind: 'dock' | 'keyboard' | 'rest' | 'guide';
  readonly element: HTMLElement;
  /** The groups of controls in it, in order. */
  readonly rows?: () => readonly Element[];
  readonly close?: () => void;
}

const regions = new Set<Region>();

/** Registers an area of the kiosk that has been rendered. */
export function registerRegion(region: Region): () => void {
  regions.add(region);
  return () => {
    regions.delete(region);
  };
}

/** Registers an area of the kiosk while it is mounted. */
export function useRegion(kind: Region['kind'], ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(
    () => (ref.current ? registerRegion({ kind, element: ref.current }) : undefined),
    [kind, ref],
  );
}

/** Finds an area of the kiosk while it is there. */
export const findRegion = (kind: Region['kind']) => [...regions].find((region) => region.kind === kind);

/** Finds the rows of the on-screen keyboard while it is there. */
export const keyRows = (): readonly Element[] => findRegion('keyboard')?.rows?.() ?? [];

/** Whether an element is in an area of the kiosk. */
export const isInRegion = (kind: Region['kind'], element: Node | null) =>
  [...regions].some((region) => region.kind === kind && region.element.contains(element));
