// Checks what `npm start`, `npm run dev` and `npm run preview` need before any of it is loaded. Even an old Node parses it.
const fs = require('node:fs');
const path = require('node:path');

const top = path.join(__dirname, '..', '..');

function isNodeTooOld() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  return major < 20 || (major === 20 && minor < 19);
}

function isWritable(folder) {
  try {
    fs.accessSync(folder, fs.constants.W_OK);
    return true;
  } catch (_error) {
    return false;
  }
}

/** The first folder that the build writes to, but may not. */
function findUnwritable() {
  const out = path.join(top, 'out');
  // A link to nothing exists, although `existsSync` denies it.
  if (!fs.lstatSync(out, { throwIfNoEntry: false })) return isWritable(top) ? undefined : top;
  if (!isWritable(out) || !fs.statSync(out).isDirectory()) return out;
  const inside = fs.readdirSync(out, { withFileTypes: true }).filter((entry) => !entry.isFile());
  return inside.map((entry) => path.join(out, entry.name)).find((folder) => !isWritable(folder));
}

function findError() {
  if (isNodeTooOld()) return `This needs Node 20.19 or newer, not ${process.version}.`;
  if (!fs.existsSync(path.join(top, 'node_modules', 'tsx')))
    return 'Run `npm ci` first: the packages are missing.';
  const folder = findUnwritable();
  return folder && `The site cannot be built, because ${folder} cannot be written to.`;
}

const error = findError();
if (error) {
  console.error(error);
  process.exitCode = 1;
}
