// onnxruntime reports its use to its maker unless this is set before it is loaded. AFC tells nobody anything. Threads
// have a copy of the environment, so this must also be imported by whoever starts them.
process.env.ORT_DISABLE_TELEMETRY = '1';
