import { type RefObject, useLayoutEffect } from 'react';

/** A part of the kiosk that other parts find by its kind. Dialogs need no entry, since the browser knows which are modal. */
export interface Region {
  readonly kind: 'dock' | 'keyboard' | 'rest' | 'guide';
  readonly element: HTMLElement;
  /** The groups of controls in the part, in order. */
  readonly rows?: () => readonly Element[];
  readonly close?: () => void;
}

const regions = new Set<Region>();

export function registerRegion(region: Region): () => void {
  regions.add(region);
  return () => {
    regions.delete(region);
  };
}

export function useRegion(kind: Region['kind'], ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(
    () => (ref.current ? registerRegion({ kind, element: ref.current }) : undefined),
    [kind, ref],
  );
}

export function findRegion(kind: Region['kind']): Region | undefined {
  return [...regions].find((region) => region.kind === kind);
}

export function keyRows(): readonly Element[] {
  return findRegion('keyboard')?.rows?.() ?? [];
}

/** Registers what unlike the rest of the page does not silence the guide when it is touched. */
export function registerGuidePart(element: HTMLElement | null | undefined) {
  return element ? registerRegion({ kind: 'guide', element }) : undefined;
}

export function isInRegion(kind: Region['kind'], element: Node | null): boolean {
  return [...regions].some((region) => region.kind === kind && region.element.contains(element));
}
