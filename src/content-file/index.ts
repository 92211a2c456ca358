export { readContentFile } from './read-content-file';
export { writeContentFile } from './write-content-file';
