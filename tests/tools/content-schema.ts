import { writeFileSync } from 'node:fs';
import { publishedSchema } from './published-schema';

writeFileSync('resources/content-file.schema.json', JSON.stringify(publishedSchema()));
