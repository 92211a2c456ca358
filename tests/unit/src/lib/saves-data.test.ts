import { expect, test } from 'vitest';
import { savesData } from '@/lib/saves-data';

test('a 2g connection saves data', () => expect(savesData({ effectiveType: '2g' })).toBe(true));
