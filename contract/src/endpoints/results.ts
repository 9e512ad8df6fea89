import { z } from 'zod';
import { PictureParams, PictureQuery } from '../picture.ts';
import { AppliedChangesRequest, EraseRequest, History, Report, ReportQuery, Result } from '../result.ts';
import { Done } from '../session.ts';
import { type Endpoint, Id } from './endpoint.ts';

/** The handler answers with a stream of bytes. */
const Bytes = z.unknown();

/** What was found of a person, and what staff decide of it. */
export const resultsEndpoints = {
  result: {
    method: 'GET',
    path: '/recognition/result/:id',
    summary: 'A result with its matches and evidence',
    access: 'user',
    clients: true,
    params: Id,
    response: Result,
  },
  testResult: {
    method: 'GET',
    path: '/recognition/test/result/:id',
    summary: 'The result of a test check',
    access: 'user',
    clients: true,
    params: Id,
    response: Result,
  },
  resultHistory: {
    method: 'GET',
    path: '/recognition/result/:id/history',
    summary: 'What happened to a record, and who did it',
    access: 'user',
    params: Id,
    response: History,
  },
  appliedChanges: {
    method: 'POST',
    path: '/recognition/appliedChanges',
    summary: 'Apply the switches of a reviewed record and its matches',
    access: 'user',
    body: AppliedChangesRequest,
    longBody: true,
    response: Result,
  },
  eraseResult: {
    method: 'POST',
    path: '/recognition/eraseResult/:id',
    summary: 'Erase a person for good: data, pictures, faces and matches',
    access: 'admin',
    params: Id,
    body: EraseRequest,
    response: Done,
  },
  deleteTestResult: {
    method: 'POST',
    path: '/recognition/test/deleteResult/:id',
    summary: 'Delete a test check with its picture',
    access: 'user',
    params: Id,
    response: Done,
  },
  pdfReport: {
    method: 'GET',
    path: '/recognition/pdfReport/:id',
    summary: 'The report of a result as a base64 PDF',
    access: 'user',
    clients: true,
    params: Id,
    query: ReportQuery,
    response: Report,
  },
  picture: {
    method: 'GET',
    path: '/recognition/picture/:key/:size',
    summary: 'A picture by its signed address',
    access: 'open',
    params: PictureParams,
    query: PictureQuery,
    response: Bytes,
  },
} as const satisfies Record<string, Endpoint>;
