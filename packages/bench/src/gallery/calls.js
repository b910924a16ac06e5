import { planParameters } from '../../../generate/dist/client/parameters.js';
import { planRequest } from '../../../generate/dist/client/bodies.js';
import { baseRequest } from '../../../contract/dist/verify/base-request.js';
import { sample } from '../../../contract/dist/values/sample.js';

const context = { site: undefined, seed: 1 };

/**
 * Returns arguments of a call that the description accepts: its examples, else samples of its schemas.
 * @param created values of path parameters for created resources, by name
 */
export function createArguments(operation, contractOperation, created) {
  const { parameters, path } = operation;
  const named = (location, all) =>
    Object.fromEntries(
      parameters
        .filter((parameter) => location.includes(parameter.in) && (all || parameter.required))
        .map((parameter) => [parameter.name, valueOf(parameter)]),
    );
  const inPath = [...path.matchAll(/\{([^{}]+)\}/g)].map(
    ([, name]) =>
      created.get(name) ??
      valueOf(parameters.find((parameter) => parameter.in === 'path' && parameter.name === name)),
  );
  const { query, fields } = planParameters(operation);
  return [
    ...inPath,
    ...(operation.body ? [bodyOf(operation, contractOperation)] : []),
    ...(query ? [named(['query'])] : []),
    ...(fields ? [named(['header', 'cookie'])] : []),
  ];
}

function valueOf(parameter) {
  return parameter.examples[0]?.value ?? sample(parameter.schema, context);
}

function bodyOf(operation, contractOperation) {
  const { type, code } = planRequest(operation);
  if (code.startsWith('runtime.bytesBody')) return new Uint8Array([104, 105]);
  const content = operation.body.content.find((one) => one.type === type);
  const { body } = baseRequest(contractOperation, undefined, context);
  if (!content || /json|\*$/.test(type)) return body ?? {};
  const value = content.examples[0]?.value ?? (content.schema ? sample(content.schema, context) : {});
  if (!type.startsWith('multipart/')) return value;
  return Object.fromEntries(
    Object.entries(Object(value)).map(([name, one]) => [
      name,
      isFile(content, name) ? new Blob(['hi']) : one,
    ]),
  );
}

function isFile({ schema }, name) {
  const member = schema?.document.at(`${schema.pointer}/properties/${name}`).value;
  return member?.contentMediaType !== undefined || member?.items?.contentMediaType !== undefined;
}
