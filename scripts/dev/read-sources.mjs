// Imported first, lets a process or a thread load TypeScript.
import { register } from 'tsx/esm/api';

register();
