import {
  getCodeSettings,
  getPreviewLines,
  importCodeList,
  listCodeImports,
  previewCodeList,
  searchCodeLines,
  setCodeSettings,
  takeBackCodeList,
} from '@noteer/contract';
import { route } from '../../http/bind.ts';
import { linesOfPreview, preview } from './preview.ts';
import { importPreview, imports, search, takeBackImport } from './service.ts';
import { decide, settings } from './settings.ts';

export const codeListRoutes = [
  route(listCodeImports, async ({ services, actor }) => ({ data: await imports(services, actor) })),

  route(previewCodeList, async ({ services, actor, raw }) => ({
    data: await preview(services, actor, raw.request),
  })),

  route(getPreviewLines, async ({ services, actor, params, query }) => ({
    data: await linesOfPreview(services, actor, params.id, query),
  })),

  route(importCodeList, async ({ services, actor, body }) => ({
    data: await importPreview(services, actor, body.preview_id),
  })),

  route(takeBackCodeList, async ({ services, actor, params }) => ({
    data: await takeBackImport(services, actor, params.id),
  })),

  route(searchCodeLines, async ({ services, actor, query }) => ({
    data: await search(services, actor, query),
  })),

  route(getCodeSettings, async ({ services, actor }) => ({ data: await settings(services, actor) })),

  route(setCodeSettings, async ({ services, actor, body }) => ({
    data: await decide(services, actor, body),
  })),
];
