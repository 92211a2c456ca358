import type { Facts } from '@/content/facts';

/** Texts about the foundation, and the ways to reach it. */
export const foundation = (facts: Facts): Facts => facts;
export const contacts = (facts: Facts): Facts['contacts'] => facts.contacts;
