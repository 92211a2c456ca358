import { expect, test } from 'vitest';
import { shouldSaveData } from '@/lib/should-save-data';

test('a 2g connection saves data', () => expect(shouldSaveData({ effectiveType: '2g' })).toBe(true));
