import type { MethodList } from '../../domain/contract/index.ts';
import { METHODS } from '../../domain/gematria/index.ts';

export function listMethods(): MethodList {
  return {
    methods: METHODS.map(({ id, name, nativeName, script, group, definition, source, ignores, options }) => ({
      id,
      name,
      nativeName,
      script,
      description: definition,
      source,
      group,
      ignores,
      options: options.map((option) => ({ ...option, values: [...option.values] })),
    })),
  };
}
