import { type ConversionConfig, type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema, LazySchema } from 'valibot';
import { type ContentPart, type Field, fields } from '../../src/content/fields';
import { fieldLabel } from '../../src/content/file/field-label';
import { iconIds } from '../../src/content/icons';
import { languages } from '../../src/content/languages';
import { isLogo, logoData } from '../../src/content/logo';
import { contentFile, isImageShown, namedChecks } from '../../src/content/schema';
import { admin } from '../../src/copy/en/content';
import * as screens from '../../src/copy/en/screens';
import { fill } from '../../src/lib/fill';
import { isDay } from '../../src/lib/format-date';
import { isWebAddress } from '../../src/lib/web-address';
import { filledCopy } from '../support/filled-copy';

/** What the checks say that are functions. Of all others, the site alone knows. */
const checks = new Map<unknown, JsonSchema>([
  [isDay, { format: 'date' }],
  [isWebAddress, { format: 'uri', pattern: '^https://[^\\s/?#"<>@]+\\.[^\\s"<>]+$' }],
  [isLogo, { pattern: logoData.source }],
  [isImageShown, { pattern: '^\\s*(weave\\.svg|data:image/(avif|gif|jpe?g|png|webp)[;,].*)?\\s*$' }],
]);

const config: ConversionConfig = {
  target: 'draft-2020-12',
  // A list is first any list, and then one of these items.
  errorMode: 'ignore',
  overrideAction({ valibotAction: action, jsonSchema }) {
    if (action.type === 'non_empty') return { ...jsonSchema, pattern: '\\S' };
    if ('requirement' in action && action.type === 'check')
      return { ...jsonSchema, ...checks.get(action.requirement) };
    return action.kind === 'transformation' ? jsonSchema : undefined;
  },
  overrideSchema({ valibotSchema }) {
    if (valibotSchema.type !== 'lazy') return undefined;
    // A value that all languages share, or one for each.
    const tags = Object.keys(languages);
    const value = (valibotSchema as LazySchema<GenericSchema>).getter(undefined);
    const [name] = Object.entries(namedChecks).find(([, kind]) => kind === value) ?? [];
    const text = { $ref: `#/$defs/${name}` };
    const properties = Object.fromEntries(tags.map((tag) => [tag, text]));
    return { anyOf: [text, { type: 'object', properties, anyOf: tags.map((tag) => ({ required: [tag] })) }] };
  },
};

/** Adds to each field of a part what its form in Content Management calls it, and its hint. */
function describe(part: ContentPart, schema: JsonSchema): void {
  const { properties = {} } = (schema.items ?? schema) as JsonSchema;
  const hints: Readonly<Record<string, string>> = admin.hints;
  for (const [name, { kind }] of Object.entries<Field>(fields[part])) {
    const names = Object.values(filledCopy(screens).programs.list.categories).join(', ');
    const hint = fill(hints[name] ?? hints[kind] ?? '', { names });
    Object.assign(properties[name] ?? {}, {
      description: [fieldLabel(part, name, admin), hint].filter(Boolean).join('. '),
      // Any text is an icon, but these are the ones that the site has.
      ...(kind === 'icon' && { examples: iconIds }),
    });
  }
}

/** The schema of content files for whoever writes one by hand, from what the site checks and its forms say. */
export function publishedSchema(): JsonSchema {
  const { $schema, ...schema } = toJsonSchema(contentFile, { ...config, definitions: namedChecks });
  for (const part of Object.keys(fields) as ContentPart[])
    describe(part, schema.properties?.[part] as JsonSchema);
  const description =
    'What staff write in Content Management. The site also refuses files of more than 2 MB, and replaces ids that repeat. It also opens files of versions 1 and 2.';
  const title = 'Content file of Weaving Hope';
  return JSON.parse(JSON.stringify({ $schema, title, description, ...schema }));
}
