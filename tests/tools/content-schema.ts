import { writeFileSync } from 'node:fs';
import { publishedSchema } from '../support/content-schema';

writeFileSync('resources/content-file.schema.json', JSON.stringify(publishedSchema()));
