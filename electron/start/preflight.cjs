// Checks what `npm start`, `npm run dev` and `npm run preview` need before loading any of it. Must parse even in an old Node.
const fs = require('node:fs');
const path = require('node:path');

const [major, minor] = process.versions.node.split('.').map(Number);

function findError() {
  if (major < 20 || (major === 20 && minor < 19))
    return `This needs Node 20.19 or newer, not ${process.version}.`;
  return fs.existsSync(path.join(__dirname, '..', '..', 'node_modules', 'tsx'))
    ? undefined
    : 'Run `npm ci` first: the packages are missing.';
}

const error = findError();
if (error) {
  console.error(error);
  process.exitCode = 1;
}
