import { layoutDefaults } from '@afc/contract/limits';
import { createStored } from '../state/stored.ts';

export const sidebar = createStored('afc.sidebar', ['open', 'folded'], 'open');
/** layout1: the sidebar stands over the full height; layout2: the toolbar lies over the full width. */
export const layout = createStored('afc.layout', ['layout1', 'layout2'], layoutDefaults.layout);
export const width = createStored('afc.width', ['fullwidth', 'boxed'], layoutDefaults.width);
export const navbar = createStored('afc.navbar', ['left', 'right'], layoutDefaults.navbar);
export const toolbar = createStored('afc.toolbar', ['fixed', 'static'], layoutDefaults.toolbar);
