import type { Facts } from '@/content/facts';

export const foundation = (facts: Facts): Facts => facts;
export const contacts = (facts: Facts): Facts['contacts'] => facts.contacts;
