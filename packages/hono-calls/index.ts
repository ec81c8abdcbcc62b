export { callsBy, type Conventions, type Envs } from "./call.ts";
export { type Call, type Declaration, type ErrorStatus, isGuarded, type Method } from "./declaration.ts";
