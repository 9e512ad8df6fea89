import { expect, test } from 'vitest';
import { atOnce, joinSql, sql } from './sql.ts';

test('values become numbered placeholders and never part of the text', () => {
  const statement = sql`select * from staff where email = ${"x'; drop table staff; --"} and role = ${'Operator'}`;
  expect(statement.text).toBe('select * from staff where email = $1 and role = $2');
  expect(statement.values).toEqual(["x'; drop table staff; --", 'Operator']);
});

test('a nested fragment is numbered by the place where it stands', () => {
  const inner = sql`b = ${2} or c = ${3}`;
  const statement = sql`select ${1} where (${inner}) limit ${4}`;
  expect(statement.text).toBe('select $1 where (b = $2 or c = $3) limit $4');
  expect(statement.values).toEqual([1, 2, 3, 4]);
});

test('the same fragment can be used twice', () => {
  const recent = sql`at > ${5}`;
  const statement = sql`${recent} and not ${recent}`;
  expect(statement.text).toBe('at > $1 and not at > $2');
  expect(statement.values).toEqual([5, 5]);
});

test('an empty fragment leaves no trace', () => {
  expect(sql`select 1${sql``}`.text).toBe('select 1');
  expect(sql`select 1${sql``}`.values).toEqual([]);
});

test('joins fragments and values with a separator', () => {
  const conditions = joinSql([sql`a = ${1}`, sql`b = ${2}`], sql` and `);
  expect(sql`where ${conditions}`.text).toBe('where a = $1 and b = $2');
  expect(sql`in (${joinSql(['x', 'y', 'z'])})`.text).toBe('in ($1, $2, $3)');
  expect(joinSql([]).text).toBe('');
});

test('a prepared statement keeps its text and values under a name', () => {
  const statement = sql`select ${1} where ${sql`a = ${2}`}`.prepared('one');
  expect([statement.name, statement.text, statement.values]).toEqual(['one', 'select $1 where a = $2', [1, 2]]);
});

test('several writes become one statement', () => {
  const statement = atOnce([sql`delete from a where id = ${1}`, sql`update b set c = ${2}`]);
  expect(statement.text).toBe('with write_0 as (delete from a where id = $1), write_1 as (update b set c = $2) select');
  expect(statement.values).toEqual([1, 2]);
});
