// The rules of the client's sources; how they look is Prettier's to say.

import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import { defineConfig } from 'eslint/config';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default defineConfig(
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  ts.configs.stylisticTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: true, extraFileExtensions: ['.svelte'] },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: 'error',
      'no-undef': 'off', // TypeScript's to say
      '@typescript-eslint/method-signature-style': 'error', // what is handed on has no `this`
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      '@typescript-eslint/no-meaningless-void-operator': 'off', // `void view`: an effect follows it
      '@typescript-eslint/prefer-nullish-coalescing': [
        'error',
        { ignoreMixedLogicalExpressions: true, ignorePrimitives: { string: true } },
      ],
      '@typescript-eslint/restrict-plus-operands': ['error', { allowNumberAndString: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      'svelte/require-each-key': 'error',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    // Types in a component are svelte-check's to say: it knows what another component exports,
    // and here each of them would be read anew with all that it imports.
    files: ['**/*.svelte', '**/*.js'],
    extends: [ts.configs.disableTypeChecked],
  },
);
